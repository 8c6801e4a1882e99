import { sendDeskForm } from '../data/send-desk-form.ts'

/** Sends one photo; gives the stem under which all its sizes are found. */
export async function uploadPicture(photo: File): Promise<string> {
  const body = new FormData()
  body.append('file', photo)
  const { stem } = await sendDeskForm<{ stem: string }>('/file/upload', body)
  return stem
}
