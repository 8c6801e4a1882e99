/** Codes as somebody types them in one line; each once. */
export function foldVoucherCodes(typed: string): string[] {
  const codes = typed.split(/[,;\s]+/).map((code) => code.trim().toUpperCase())
  return [...new Set(codes.filter(Boolean))].slice(0, 20)
}
