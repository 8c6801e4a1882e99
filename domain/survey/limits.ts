/** Questions of a survey, and so what one request may answer at most. */
export const maxQuestions = 100

/** Letters of an answer in text, and of own words beside options. */
export const maxTextLength = 2000
export const maxOwnWords = 200

/** Pictures that one question may ask for at most; one where it says nothing. */
export const maxPhotos = 5

export const minSteps = 2
export const maxSteps = 11

export const minOptions = 2

/** Bytes of a picture as it comes, and pixels of its longer side as it is kept. */
export const photoBytes = 5 * 1024 * 1024
export const photoSide = 1600

/** How many pictures a question takes. */
export function photosOf({ max }: { max?: number | undefined }): number {
  return max ?? 1
}
