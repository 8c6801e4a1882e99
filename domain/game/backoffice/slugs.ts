import type { GameFields } from './fields.ts'
import { deskGameTexts as texts } from './texts.ts'

type About = Pick<GameFields, 'slug' | 'kind' | 'place' | 'audience' | 'sources'>

/** Addresses that are known by what is played there, and what that is. */
const known: Record<string, { what: string; fits: (about: About) => boolean }> = {
  'vong-quay-may-man': {
    what: 'vòng quay của thành viên',
    fits: ({ kind, audience }) => kind === 'wheel' && audience === 'members',
  },
  'vong-quay-hn-ngoai-khoa': {
    what: 'vòng quay của hội nghị, theo danh sách số điện thoại',
    fits: ({ kind, audience }) => kind === 'wheel' && audience === 'list',
  },
  'quay-so-khong-dinh-danh': {
    what: 'vòng quay bằng vé in',
    fits: ({ sources }) => sources.some(({ source }) => source === 'ticket'),
  },
  'QSTT-2024': { what: 'quay số', fits: ({ kind }) => kind === 'draw' },
  'QSTT-2025': { what: 'quay số', fits: ({ kind }) => kind === 'draw' },
  LocXuan2025: {
    what: 'lì xì của thành viên',
    fits: ({ kind, audience }) => kind === 'luckyMoney' && audience === 'members',
  },
}

/** What is wrong with a campaign's address, or false. */
export function slugProblem(about: About): string | false {
  if (about.slug.endsWith('-mobile')) return texts.slugMobile
  const reserved = known[about.slug]
  return reserved !== undefined && !reserved.fits(about) && texts.slugOf(reserved.what)
}
