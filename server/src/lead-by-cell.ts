// Leads requests to their cell by what is in their body: what a letter or a sign-in that is half
// done gave, or the e-mail address of who signs in or up. Where that leads is asked of home's
// directory, and remembered.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Contexts } from './compose-contexts.ts'
import { leadAddress, type Wish } from './identity/cells/lead-address.ts'
import { type Entry, isTrue } from './identity/cells/seal-entry.ts'
import { leadMoved } from './lead-moved.ts'
import { isFromCell } from './platform/caller.ts'
import { cellOfToken, homeCell } from './platform/cell.ts'
import { answerCells } from './platform/cell-questions.ts'
import { type CellWays, pathsWithAddress } from './platform/cell-ways.ts'
import { textHashOfToken } from './platform/crypto.ts'
import { Outage } from './platform/outage.ts'

type Deps = Pick<Contexts['install'], 'db' | 'clock' | 'seal'>

const directoryPath = '/cells/directory'
const rememberedMost = 50_000

/** Returns whether an address is to be another cell's, before a client here takes it. */
export function leadByCell(
  app: FastifyInstance,
  ways: CellWays,
  deps: Deps,
): (email: string) => Promise<boolean> {
  if (ways.own === homeCell) answerDirectory(app, ways, deps)
  const cellOf = rememberingDirectory(ways, deps)
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization) return
    // What another cell passed on has come to where it belongs, or belongs to who left.
    const cell = isFromCell(request.raw) ? undefined : await cellFor(request, cellOf)
    if (cell !== undefined && cell !== ways.own && ways.cells.includes(cell)) {
      reply.hijack()
      ways.request(cell, request.raw, reply.raw, JSON.stringify(request.body))
    } else await leadMoved(ways, deps.db, request, reply)
  })
  return async (email) => (await cellOf({ email, claimedFor: ways.own })) !== ways.own
}

/** By what it shows in its body; undefined where that names no cell. */
async function cellFor({ body, url }: FastifyRequest, cellOf: CellOf) {
  if (typeof body !== 'object' || body === null) return undefined
  const { hash, session } = body as { readonly hash?: unknown; readonly session?: unknown }
  const shown = hash ?? session
  return typeof shown === 'string' ? cellOfToken(shown) : cellOfAddress(url, body, cellOf)
}

type CellOf = (wish: Wish) => Promise<number | undefined>

async function cellOfAddress(url: string, body: object, cellOf: CellOf) {
  const path = url.split('?', 1)[0] ?? ''
  const { email } = body as { readonly email?: unknown }
  if (!pathsWithAddress.includes(path) || typeof email !== 'string') return undefined
  if (email.length > 254) return undefined
  // Whoever signs up gets a cell for good.
  return cellOf({ email, claimedFor: path.endsWith('/register') ? null : undefined })
}

function rememberingDirectory(ways: CellWays, { db, clock, seal }: Deps): CellOf {
  const remembered = new Map<string, number>()
  const find = (wish: Wish) =>
    ways.own === homeCell
      ? leadAddress({ db, clock, seal, cells: ways.cells }, wish)
      : askHome(ways, wish)
  return async (wish) => {
    const key = textHashOfToken(wish.email)
    const known = remembered.get(key)
    if (known !== undefined) return known
    const entry = await find(wish)
    if (!entry) return undefined
    if (!isTrue(entry, wish.email, seal)) throw new Error('an entry of the directory is not ours')
    if (remembered.size >= rememberedMost) remembered.delete(first(remembered))
    remembered.set(key, entry.cell)
    return entry.cell
  }
}

function first(remembered: ReadonlyMap<string, number>): string {
  return remembered.keys().next().value ?? ''
}

const Said = z.nullable(
  z.strictObject({ emailMark: z.string(), cell: z.number(), seal: z.string() }),
)
type Said = z.infer<typeof Said>

const Asked = z.strictObject({
  email: z.string(),
  claims: z.boolean(),
  claimedFor: z.nullable(z.number()),
})

async function askHome(ways: CellWays, wish: Wish): Promise<Entry | undefined> {
  const { email, claimedFor } = wish
  const question = { email, claims: claimedFor !== undefined, claimedFor: claimedFor ?? null }
  const answer = await ways.ask(homeCell, directoryPath, question).catch((cause) => {
    throw new Outage('the directory does not answer', { cause })
  })
  const said = z.parse(Said, answer)
  if (said === null) return undefined
  return {
    emailMark: Buffer.from(said.emailMark, 'base64url'),
    cell: said.cell,
    seal: Buffer.from(said.seal, 'base64url'),
  }
}

/** To processes of the install alone. */
function answerDirectory(app: FastifyInstance, ways: CellWays, { db, clock, seal }: Deps): void {
  answerCells(app, ways, directoryPath, async (question): Promise<Said> => {
    const { email, claims, claimedFor } = z.parse(Asked, question)
    const wish = { email, claimedFor: claims ? claimedFor : undefined }
    const entry = await leadAddress({ db, clock, seal, cells: ways.cells }, wish)
    if (!entry) return null
    return {
      emailMark: Buffer.from(entry.emailMark).toString('base64url'),
      cell: entry.cell,
      seal: Buffer.from(entry.seal).toString('base64url'),
    }
  })
}
