// What processes of an install ask each other from cell to cell, and nobody else may.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CellWays } from './cell-ways.ts'
import { textHashOfToken } from './crypto.ts'

/** Whoever shows no pass finds nothing there. Money goes as text. */
export function answerCells(
  app: FastifyInstance,
  ways: CellWays,
  path: string,
  answer: (question: unknown) => Promise<unknown>,
): void {
  app.post(path, async (request, reply) => {
    if (!showsPass(request, ways)) return reply.callNotFound()
    const said = JSON.stringify(await answer(request.body), (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    return reply.type('application/json').send(said)
  })
}

function showsPass({ headers }: FastifyRequest, { pass }: CellWays): boolean {
  return textHashOfToken(headers.authorization ?? '') === textHashOfToken(`Cell ${pass}`)
}
