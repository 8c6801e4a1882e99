/** Content beside a card that stays in sight; one below the other on narrow screens. */
export const twoColumns = {
  /** High enough that the footer does not move when the content comes. */
  page: 'shop-column min-h-[80vh] pt-6 pb-12 phone:pt-4',
  grid: 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[1fr_380px] phone:gap-4',
  aside: 'desk:sticky desk:top-24',
} as const
