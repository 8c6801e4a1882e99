import CircleAlert from 'lucide-react/icons/circle-alert'

/** Why something was not done and what to do; it stands in the page from the start, so that it is heard. */
export function FailureNote({ children }: { children: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex gap-2 rounded-md border border-sale bg-sale-tint p-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-sale-deep" />
          {children}
        </p>
      )}
    </div>
  )
}
