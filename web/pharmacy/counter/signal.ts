import type { Signal } from './tones.ts'

/** To be called from a press: browsers let pages sound only then. */
export async function readySound(): Promise<void> {
  const tones = await import('./tones.ts')
  tones.openSound()
}

export async function give(which: Signal): Promise<void> {
  const tones = await import('./tones.ts')
  tones.sound(which)
}
