/** The vaccine shop beside its hotline: a shield with a syringe, read at 28 px. */
export function vaccineMark(): string {
  const blue = '#0b5fd3'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M32 3 56 12v18c0 15-10 26-24 31C18 56 8 45 8 30V12Z" fill="#e3f6ee" stroke="${blue}" stroke-width="4" stroke-linejoin="round"/>` +
    '<g transform="rotate(45 32 31)">' +
    `<path d="M32 7v9M25 16h14M28 16h8v5h-8Z" fill="none" stroke="${blue}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<rect x="26" y="21" width="12" height="19" rx="2" fill="#fff" stroke="${blue}" stroke-width="3.5"/>` +
    `<rect x="28" y="30" width="8" height="8" fill="#12a67a"/>` +
    `<path d="M32 41v13" stroke="${blue}" stroke-width="3" stroke-linecap="round"/>` +
    '</g></svg>'
  )
}
