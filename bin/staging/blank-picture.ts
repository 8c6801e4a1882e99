/** A picture of one grey point, which any browser draws, as PostgreSQL writes bytes. */
export const blankPicture = `\\x${Buffer.from(
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'base64',
).toString('hex')}`
