// `npm run move-client`: moves a client to another cell. Ends with 0 when they are there, 1 when
// they cannot be moved now and nothing has changed, 2 when the command was wrong or could not go
// on: then the same command goes on.

import { parseArgs } from 'node:util'
import { systemClock } from '#server/platform/clock.ts'
import { openDatabase } from '#server/platform/db.ts'
import { bringFilesBetween } from './move-client/bring-files.ts'
import { type MoveDeps, moveClient, takeBack } from './move-client/move-client.ts'

const usage = `npm run move-client -- --client ID --from URL --to URL --cell N
                       [--from-data DIR --to-data DIR] [--back]
  --client    the client's number
  --from      the PostgreSQL of the cell where they are, as its owner
  --to        that of the cell where they go, as its owner
  --cell      the number of that cell
  --from-data the data folder of the one, where pictures of documents are
  --to-data   that of the other
  --back      undoes a move that has begun, as long as they have not left`

const { values } = parseArgs({
  options: {
    client: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    to: { type: 'string', default: '' },
    cell: { type: 'string', default: '' },
    'from-data': { type: 'string' },
    'to-data': { type: 'string' },
    back: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const cell = Number(values.cell)
const isWhole = /^[1-9]\d{0,17}$/.test(values.client) && cell >= 1 && cell <= 63

if (values.help) console.log(usage)
else if (!isWhole || !Number.isInteger(cell) || values.from === '' || values.to === '') {
  console.error(usage)
  process.exitCode = 2
} else {
  await run().catch((error) => {
    console.error(`It stopped on the way: ${error instanceof Error ? error.message : error}`)
    console.error('The same command goes on from there; with --back it is undone.')
    process.exitCode = 2
  })
}

async function run(): Promise<void> {
  const from = openDatabase(values.from, () => {})
  const to = openDatabase(values.to, () => {})
  const move = { clientId: BigInt(values.client), toCell: cell }
  const deps: MoveDeps = {
    from,
    to,
    clock: systemClock,
    bringFiles: bringFilesBetween(values['from-data'], values['to-data']),
    onStep: (step) => console.log(`${step}.`),
  }
  try {
    if (values.back) return tellBack(await takeBack(deps, move))
    const moved = await moveClient(deps, move)
    if (!('refused' in moved)) return console.log(`Client ${move.clientId} is in cell ${cell}.`)
    console.error(`Client ${move.clientId} stays: ${moved.refused}. Nothing changed.`)
    process.exitCode = 1
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

function tellBack(isBack: boolean): void {
  console.log(
    isBack ? 'They are as they were.' : 'There is no move to undo: none, or they have left.',
  )
  process.exitCode = isBack ? 0 : 1
}
