/** Something fetched for a page: loading, there, or refused in words. */
import { wordsOf } from '../lib/api';
import { settings } from '../lib/settings.svelte';

export class Load<T> {
  value = $state.raw<T | null>(null);
  trouble = $state('');

  /** Fetches at once, and again when the language changes or what `fetch` reads changes. */
  constructor(fetch: () => Promise<T> | null) {
    $effect(() => {
      void settings.lang;
      let current = true;
      this.trouble = '';
      fetch()?.then(
        (value) => current && (this.value = value),
        (e: unknown) => current && (this.trouble = wordsOf(e)),
      );
      return () => (current = false);
    });
  }
}
