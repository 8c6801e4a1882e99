import type { RunningShop } from '../../support/running-shop.ts'

/** So many who are employed, with numbers that begin so. */
export async function addEmployees(
  { ctx }: RunningShop,
  prefix: string,
  count: number,
): Promise<void> {
  await ctx.pool.query(
    `insert into employee (number, name, active, created_at)
     select $1 || lpad(n::text, 4, '0'), 'Nguyễn Văn An', true, now()
     from generate_series(1, $2) n`,
    [prefix, count],
  )
}

export async function countActive({ ctx }: RunningShop, prefix: string): Promise<number> {
  const { rows } = await ctx.pool.query<{ count: number }>(
    `select count(*)::int as count from employee where number like $1 || '%' and active`,
    [prefix],
  )
  return rows[0]!.count
}
