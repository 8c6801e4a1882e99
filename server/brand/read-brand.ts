import { createHash } from 'node:crypto'
import type { BrandPicture } from '#domain/brand/brand.ts'
import type { CurrentBrand } from '#domain/brand/current-brand.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from '../settings/index.ts'

/** The brand as the settings say it, with what its pictures are drawn of. */
export interface DrawnBrand extends CurrentBrand {
  icon: BrandPicture | null
}

/** The shop's brand; a picture that the library no longer has is none. */
export async function readBrand(db: Db): Promise<DrawnBrand> {
  const { shop, brand } = await readSettings(db, ['shop', 'brand'])
  const [logo, darkLogo, icon] = await Promise.all(
    [brand.logo, brand.darkLogo, brand.icon].map((stem) => findPictureOf(db, stem)),
  )
  const { brandName: name, shortName, slogan, hotline } = shop
  const look = { name, shortName, slogan, hotline, color: brand.color, logo, darkLogo, icon }
  return { ...look, version: versionOf(look) } as DrawnBrand
}

async function findPictureOf(db: Db, stem: string): Promise<BrandPicture | null> {
  if (stem === '') return null
  const found = await db
    .selectFrom('library_file')
    .select(['stem', 'width', 'height'])
    .where('stem', '=', stem)
    .executeTakeFirst()
  return found ?? null
}

function versionOf(look: object): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 10)
}
