import { sendPicture } from '../media/send-picture.ts'

/** Sends one photo; gives the stem of its white square, under which all sizes of a product's picture are found. */
export async function uploadPicture(photo: File): Promise<string> {
  const { square } = await sendPicture(photo)
  return square
}
