// A short tone and a short buzz when a trade ends, for those who want them. Won and lost differ in
// pitch only: neither is louder or longer.

import { isFlag } from '#browser/page/kept.ts'
import { createStored } from '../storage/stored.ts'

type Sounds = { readonly sound: boolean; readonly vibration: boolean }

export const useSounds = createStored<Sounds>(
  'sounds',
  { sound: false, vibration: false },
  { sound: isFlag, vibration: isFlag },
)

const seconds = 0.14
const loudness = 0.06
const buzzMs = 60

/** `hertz` is the pitch of the tone. */
export function tellEnd(hertz: number): void {
  const { sound, vibration } = useSounds.getState()
  if (vibration) navigator.vibrate?.(buzzMs)
  if (sound) play(hertz)
}

let context: AudioContext | undefined

function play(hertz: number): void {
  context ??= new AudioContext()
  const tone = new OscillatorNode(context, { frequency: hertz })
  const volume = new GainNode(context, { gain: loudness })
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + seconds)
}
