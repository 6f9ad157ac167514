// What clients are owed against what is at the install's addresses, as when the page was made: it
// is published once a day, and what came later would move what stands below.

import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'

export function Owed() {
  const { data } = useReply(publicCalls.owed)
  const words = t.owed.all
  if (!data) return null
  const { owed, held, held_at: at } = data
  return (
    <Passage title={words.title}>
      <p>{words.lead}</p>
      {owed === null ? (
        <p>{words.none}</p>
      ) : (
        <Facts
          facts={[
            [words.total, `${format.money(owed.total)}, ${words.asOf(format.dateTime(owed.at))}`],
            [words.root, <RootText key="root" {...owed} />],
          ]}
        />
      )}
      {at === null ? (
        <p>{words.heldNone}</p>
      ) : (
        <Facts
          facts={[
            [
              `${words.held}, ${words.asOf(format.dateTime(at))}`,
              held.map(({ coin, network, units }) => `${units} ${coin} (${network})`).join(', '),
            ],
          ]}
        />
      )}
    </Passage>
  )
}

function RootText({ root, entry }: { readonly root: string; readonly entry: number }) {
  return (
    <>
      <code>{root.match(/.{8}/g)?.join(' ')}</code> {t.owed.all.entry(entry)}
    </>
  )
}
