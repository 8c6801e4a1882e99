import type { Segment } from './segments.ts'

const paths: Record<Segment['kind'], string> = {
  // A coin, a ticket, a ribboned box, an envelope, a heart, a leaf.
  points:
    'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0-5 1.6-1.6 5.2-1.2 2.5 1.2 3.3 4.8 0 2.9-3.3 4.8-2.5 1.2-5.2-1.2-1.6-1.6Z',
  voucher: 'M-12-7H12V-2A2.4 2.4 0 0 0 12 3V7H-12V3A2.4 2.4 0 0 0-12-2ZM3-7V7M-7-1H-1M-7 3H-2',
  physical: 'M-10-3H10V10H-10ZM-11.5-8H11.5V-3H-11.5ZM0-8V10M0-8C-3-14-9-12-7-8M0-8C3-14 9-12 7-8',
  gift: 'M-10-3H10V10H-10ZM-11.5-8H11.5V-3H-11.5ZM0-8V10M0-8C-3-14-9-12-7-8M0-8C3-14 9-12 7-8',
  luckyMoney: 'M-8-11H8V11H-8ZM-8-11Q0 0 8-11M0-1.5a2.6 2.6 0 1 1-.1 0',
  thanks: 'M0 10C-8 4-11 0-11-4A5.4 5.4 0 0 1 0-6 5.4 5.4 0 0 1 11-4C11 0 8 4 0 10Z',
  blank: 'M0-11C8-8 11-1 8 5 6 10 3 11 0 11S-6 10-8 5C-11-1-8-8 0-11ZM0-4V11M0 3 4-1M0 7-4 3',
  other:
    'M-7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M5 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
}

/** What a prize is, drawn in lines around the middle of the picture. */
export function PrizeSign({ kind }: Pick<Segment, 'kind'>) {
  return (
    <path
      d={paths[kind]}
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="game-line"
    />
  )
}
