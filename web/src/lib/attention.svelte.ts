/** Tells the player that an answer is awaited: title, sound and, where allowed, a notification. */
import { settings } from './settings.svelte';
import { t } from './words';

let audio: AudioContext | null = null;

function chime(): void {
  try {
    audio ??= new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
  } catch {
    // a browser without sound plays as well
  }
}

/** Pages without TLS are not granted notifications. */
export const mayNotify = (): boolean => 'Notification' in window && window.isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === 'granted';
}

export function title(awaited: boolean, what: string): void {
  document.title = awaited ? `● ${t('title.yours')} – ${what}` : `${what} – Vexillum`;
}

export function call(text: string): void {
  if (!document.hidden) return;
  if (settings.sound) chime();
  if (settings.notify && mayNotify() && Notification.permission === 'granted')
    new Notification('Vexillum', { body: text, tag: 'vexillum' });
}
