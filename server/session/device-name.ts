/** "Chrome · Android" out of what a browser calls itself: enough for its owner to know it again. */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstName(browsers, userAgent)
  const system = firstName(systems, userAgent)
  return [browser, system].filter(Boolean).join(' · ') || 'Thiết bị không rõ'
}

type Names = readonly (readonly [pattern: RegExp, name: string])[]

// The special ones first: they all claim to be Chrome or Safari as well.
const browsers: Names = [
  [/\bZalo\b/i, 'Zalo'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

function firstName(names: Names, userAgent = ''): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
