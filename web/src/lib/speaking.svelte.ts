/** Which game is spoken of: some have words of their own. */
export const speaking = $state({ game: '' });

/** A page speaks of this game as long as it is shown. */
export function speakOf(game: () => string | undefined): void {
  $effect(() => {
    speaking.game = game() ?? '';
    return () => (speaking.game = '');
  });
}
