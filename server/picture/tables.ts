import type { Generated } from 'kysely'

export interface PictureTables {
  picture: {
    name: string
    content_type: 'image/webp' | 'image/avif'
    bytes: Buffer
    created_at: Date
  }
  library_picture: {
    id: Generated<number>
    src: string
    file_id: number
    alt: Generated<string>
    credit: Generated<string>
    focal_x: Generated<number>
    focal_y: Generated<number>
    version: Generated<number>
    created_at: Date
    archived_at: Date | null
  }
  library_file: {
    id: Generated<number>
    picture_id: number
    hash: string
    stem: string
    square_stem: string
    original_name: string
    bytes: number
    width: number
    height: number
    uploaded_by: string
    uploaded_at: Date
  }
  replaced_picture: { stem: string; shown: string; square: string }
  share_picture: { hash: string; brand: string; bytes: Buffer; drawn_at: Date }
}
