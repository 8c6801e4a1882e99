import ArrowUp from 'lucide-react/icons/arrow-up'

/** Says that there is more by now; the rows stay where they are until somebody wants it. */
export function ArrivedBar({ label, onShow }: { label: string; onShow: () => void }) {
  const show = () => {
    onShow()
    scrollTo({ top: 0 })
  }
  return (
    <div role="status" className="sticky top-18 z-20 mb-3 flex justify-center phone:top-16">
      <button
        type="button"
        onClick={show}
        className="motion-rise inline-flex min-h-11 items-center gap-2 rounded-full bg-primary px-5 font-semibold text-white shadow-lift hover:bg-primary-deep"
      >
        <ArrowUp aria-hidden="true" className="size-4.5" />
        {label}
      </button>
    </div>
  )
}
