type Ask = (go: () => void) => void

let ask: Ask | null = null

/** Whoever holds what is not saved is asked before another page takes it away. Gives what ends that. */
export function askBeforeLeaving(asking: Ask): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = null
  }
}

/** Goes to another page that no link leads to, if whoever is asked agrees. */
export function leaveTo(go: () => void): void {
  if (ask) ask(go)
  else go()
}
