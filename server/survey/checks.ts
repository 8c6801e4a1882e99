import type { Check } from '../platform/check.ts'

/** What must always be true of surveys. */
export const surveyChecks: readonly Check[] = [
  {
    name: "a survey's reward is in the ledger, and nothing else says it is",
    query: `
      select coalesce(a.cause, e.cause) || ': noted ' || coalesce(a.rewarded, 0)
        || ', earned ' || coalesce(e.available_change - e.debt_change, 0) as found
      from (select 'survey:' || survey_id || ':' || store_code as cause, rewarded, account_id
          from survey_answer where rewarded is not null) a
        full join (select * from point_entry where kind = 'earn' and cause like 'survey:%') e
          on e.cause = a.cause
      where a.rewarded is distinct from e.available_change - e.debt_change
        or a.account_id is distinct from survivor_account(e.account_id)`,
  },
  {
    name: 'a survey is rewarded with the points that it promised',
    query: `
      select 'answer ' || a.id || ': ' || coalesce(a.rewarded, 0) || ' of ' || s.reward_points as found
      from survey_answer a join survey s on s.id = a.survey_id
      where a.state = 'sent' and a.rewarded is distinct from nullif(s.reward_points, 0)`,
  },
  {
    name: 'every picture of a survey is named by its answer',
    query: `
      select 'picture ' || p.id || ' of answer ' || a.id as found
      from survey_photo p join survey_answer a on a.id = p.answer_id
      where not coalesce(a.answers -> p.question_id ? p.id, false)`,
  },
  {
    name: 'nobody answered a survey that was never published',
    query: `
      select 'answer ' || a.id as found from survey_answer a join survey s on s.id = a.survey_id
      where s.status = 'draft'`,
  },
]
