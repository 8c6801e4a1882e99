import type { TagEvent } from './events.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Tells the tag manager: an object as it is, several words as its own commands are written. */
export function push(...said: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(said.length === 1 ? said[0] : argumentsOf(...said))
}

/** Goods of the last event must not be taken for those of this one. */
export function pushEvent(event: TagEvent): void {
  if ('ecommerce' in event) push({ ecommerce: null })
  push(event)
}

/** It knows its commands by this kind of object alone. */
function argumentsOf(..._said: readonly unknown[]): IArguments {
  return arguments
}
