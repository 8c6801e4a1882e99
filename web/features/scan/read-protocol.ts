/** What stamps and their addresses are printed in; the retail bars are read to say that they are not it. */
export const codeFormats = [
  'qr_code',
  'data_matrix',
  'code_128',
  'code_39',
  'itf',
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
] as const

/** One picture for the worker. */
export interface ReadRequest {
  id: number
  pixels: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

export type ReadAnswer = { id: number; texts: string[] } | { id: number; failure: string }
