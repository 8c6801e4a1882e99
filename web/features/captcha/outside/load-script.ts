import { seconds } from '#domain/kernel/durations.ts'

const maxTime = seconds(15)
const underWay = new Map<string, Promise<boolean>>()

/** Loads a script once; false when it did not come, and the next try loads it anew. */
export function loadScript(address: string, name: 'turnstile' | 'grecaptcha'): Promise<boolean> {
  const known = underWay.get(address)
  if (known) return known
  const loading = load(address).then((isThere) => isThere && name in window)
  underWay.set(address, loading)
  void loading.then((isThere) => isThere || underWay.delete(address))
  return loading
}

function load(address: string): Promise<boolean> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  return new Promise<boolean>((resolve) => {
    const end = (isThere: boolean) => {
      if (!isThere) script.remove()
      resolve(isThere)
    }
    script.addEventListener('load', () => end(true))
    script.addEventListener('error', () => end(false))
    setTimeout(() => end(false), maxTime)
    document.head.append(script)
  })
}
