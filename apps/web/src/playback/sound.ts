// Plays sounds. Nothing is loaded and no audio is opened before the player has switched sound on and touched the page.
import type { Cue } from './cues.ts'
import { playbackSettings } from './playback-settings.ts'

/** Browsers allow no sound before the player has touched the page. */
let touched = false
const onTouch = (): void => {
  touched = true
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, onTouch, { capture: true, once: true })

/** Plays nothing while sound is off, or if the sounds cannot be loaded. */
export function play(cues: readonly Cue[]): void {
  if (cues.length === 0 || !touched || !playbackSettings().sound) return
  import('./synthesizer.ts').then(({ synthesize }) => synthesize(cues)).catch(() => undefined)
}
