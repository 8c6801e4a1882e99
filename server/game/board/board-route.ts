import { getGameBoard as definition } from '#domain/game/board/api.ts'
import { minutes, seconds } from '#domain/kernel/durations.ts'
import { getStaff } from '../../platform/http/access.ts'
import { route, type App } from '../../platform/http/app.ts'
import { rawRoute } from '../../platform/http/raw-route.ts'
import { staffSessions } from '../../staff/index.ts'
import { StageHub } from '../stage-hub.ts'
import { followByEvents } from '../stage-route.ts'
import { getGameBoard, readBoard } from './read-board.ts'

/** A board is looked at by a desk, not by a hall. */
const pace = { lookEvery: seconds(2), max: minutes(15) }

/** A campaign as it goes on, for the desk: read once for all who look at it; the end of a session ends its stream. */
export function boardRoutes(app: App): void {
  const { ctx } = app
  route(app, definition, getGameBoard)
  const hub = new StageHub(ctx, (id) => readBoard(ctx, Number(id)), pace)
  app.fastify.addHook('preClose', async () => hub.close())
  const live = {
    method: 'GET',
    path: '/admin/games/{id}/live',
    realm: 'staff',
    permission: 'games.read',
    summary: 'Server-sent events `state` of a campaign: all that its board shows, at each change',
    input: definition.input,
    produces: 'text/event-stream',
  } as const
  rawRoute(app, live, async (_ctx, { input: { id }, request, reply, caller }) => {
    await readBoard(ctx, id)
    const key = staffSessions.liveKey(getStaff(caller).sessionId)
    const stop = ctx.live.listen([key], () => reply.raw.end())
    reply.raw.once('close', stop)
    followByEvents(hub, String(id), { request, reply })
  })
}
