import { foldVietnamese } from './fold.ts'

/** The address that a title or a name proposes: `Viên uống Đẹp Da` becomes `vien-uong-dep-da`. */
export function slugOf(title: string): string {
  return foldVietnamese(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}
