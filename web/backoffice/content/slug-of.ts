import { foldVietnamese } from '#domain/kernel/fold.ts'

/** The address that a title proposes: its words without marks. */
export function slugOf(title: string): string {
  return foldVietnamese(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}
