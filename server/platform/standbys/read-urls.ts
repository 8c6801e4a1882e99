/** One URL for each host of a list as libpq takes it: `postgresql://user:password@host1:5432,host2:5432/name`. */
export function readUrls(text: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/.exec(text)
  if (!parts) return [text]
  const [, before = '', hosts = '', after = ''] = parts
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
