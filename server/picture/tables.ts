export interface PictureTables {
  picture: {
    name: string
    content_type: 'image/webp' | 'image/avif'
    bytes: Buffer
    created_at: Date
  }
}
