import { promisedPoints, type CartGift } from '#domain/cart/cart.ts'
import { adviceLines, adviseOnGift } from '#domain/gift/advice.ts'
import type { Gift } from '#domain/gift/api.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { giftScreenTexts as texts } from './texts.ts'

export interface EditorAdviceProps {
  kept: readonly CartGift[]
  wanted: Gift | undefined
  available: number
}

/** Nobody buys more of one product than this for a gift. */
const maxPieces = 12

/** The live line under the checklist: what is still missing and how to get there. */
export function EditorAdvice({ kept, wanted, available }: EditorAdviceProps) {
  const { lines } = useCart()
  const advice = adviseOnGift({
    // Without a gift that is wanted, the cart's own gifts have to fit.
    wanted: { id: wanted?.id ?? 0, pointCost: wanted?.target ?? 0 },
    pointCanUse: available,
    cartGifts: kept,
    cartLines: lines.map(({ item, quantity }) => ({
      id: item.id,
      name: item.name,
      price: item.discount_price,
      estimatedPoint: item.estimatedPoint,
      quantity,
    })),
  })
  const chosen = promisedPoints(kept)
  const left = available - chosen - (wanted?.target ?? 0)
  const isFar = (advice.buy?.count ?? 0) > maxPieces
  const [missing, ...ways] = adviceLines(isFar ? { ...advice, buy: null } : advice)
  if (isFar) ways.push(texts.editorEarn(advice.missing))
  return (
    <div role="status">
      <p className="text-sm text-ink-2">{texts.editorSum(chosen, available)}</p>
      {missing ? (
        <>
          <p className="text-lg font-bold text-point">{missing}</p>
          <ul className="list-disc pl-5 text-sm text-ink-2">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-lg font-bold text-ok">{texts.editorFits(left)}</p>
      )}
    </div>
  )
}
