import { Button } from '#web/ui/Button.tsx'
import { BuyControls, type BuyControlsProps } from './BuyControls.tsx'
import { catalogTexts as texts } from './texts.ts'

/** On narrow screens the action stays at hand until the page's end; it sticks, so it never covers the footer. */
export function BuyBar(props: BuyControlsProps) {
  return (
    <div className="sticky bottom-0 z-30 -mx-[16px] mt-8 border-t border-line bg-white px-[16px] pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:hidden noscript:hidden print:hidden">
      {props.product.quantity > 0 ? (
        <BuyControls {...props} />
      ) : (
        <Button size="main" wide disabled>
          {texts.outOfStock}
        </Button>
      )}
    </div>
  )
}
