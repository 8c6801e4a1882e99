/** The largest width of a picture of ours by its stem (`/media/uploads/a1b2`); a file of its own stays as it is. */
export function pictureSrcOf(stem: string, width = 960): string {
  const path = stem.startsWith('/') ? stem : `/${stem}`
  return /\.\w{3,4}$/.test(path) ? path : `${path}-${width}.webp`
}
