const max = 60

/** A reason as a message tells it: in one line, short enough for an SMS, without a full stop of its own. */
export function shortReason(reason: string): string {
  const line = reason.replace(/\s+/g, ' ').trim().replace(/\.+$/, '')
  if (line === '') return noReason
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}...`
}

const noReason = 'người giao hàng chưa ghi rõ'
