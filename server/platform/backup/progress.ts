import { seconds } from '#domain/kernel/durations.ts'

/** Says how far something long has come, at most every two seconds. */
export function progressOf(
  what: string,
  total: number,
  tell: (line: string) => void,
): (bytes: number) => void {
  let done = 0
  let toldAt = performance.now()
  return (bytes) => {
    done += bytes
    if (performance.now() - toldAt < seconds(2)) return
    toldAt = performance.now()
    tell(`${what}: ${sizeOf(done)} of ${sizeOf(total)}`)
  }
}

export function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}
