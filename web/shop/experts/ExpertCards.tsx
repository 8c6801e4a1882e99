import type { ShownExpert } from '#domain/publishing/experts/api.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { ExpertPhoto } from './ExpertPhoto.tsx'
import { expertPaths } from './paths.ts'

/** Who answers: on a phone one row, pushed sideways. */
export function ExpertCards({ experts }: { experts: readonly ShownExpert[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 phone:-mx-4 phone:flex phone:snap-x phone:overflow-x-auto phone:px-4 phone:pb-2 phone:[scrollbar-width:none]">
      {experts.map((expert) => (
        <li
          key={expert.id}
          className="flex flex-col rounded-md border border-line bg-white p-4 phone:w-72 phone:shrink-0 phone:snap-center"
        >
          <Face expert={expert} />
          {expert.bio && <p className="mt-3 line-clamp-4 text-sm text-ink-2">{expert.bio}</p>}
          <ul className="mt-auto flex flex-wrap gap-x-3 pt-2">
            {expert.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Anchor
                  to={expertPaths.list({ c: slug })}
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
                >
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Face({ expert }: { expert: ShownExpert }) {
  const { name, title, speciality, workplace } = expert
  return (
    <div className="flex items-start gap-3.5">
      <ExpertPhoto expert={expert} sizes="80px" className="size-20" />
      <div className="min-w-0 leading-snug">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-ink-2">{title}</p>
        <p className="mt-0.5 text-sm font-semibold text-ok">{speciality}</p>
        {workplace && <p className="text-sm text-ink-3">{workplace}</p>}
      </div>
    </div>
  )
}
