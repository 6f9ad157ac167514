// What can be done with a conversation besides answering it: whose it is, until when it is put off,
// whether it is resolved, and by which words it is found again.

import { type FormEvent, useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import { messageOf } from '#browser/http/errors.ts'
import { chatTagMost, type StaffChat } from '#contract/staff/chats.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { useKeys } from '../lib/use-keys.ts'
import { serverNow } from '../lib/use-now.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import { Menu } from '../parts/Menu.tsx'
import { chats as t } from '../words/chats.ts'
import { type ChatAct, useActing } from './api.ts'
import css from './Chats.module.css'

const hourMs = 3_600_000

export function ChatActs({ chat }: { readonly chat: StaffChat }) {
  const acting = useActing(chat.id)
  const me = useDesk()?.member.email
  const isMine = chat.assigned_to === me
  const act = (what: ChatAct) => acting.mutate(what)
  const take = () => act({ does: 'assign', is_mine: !isMine })
  const takes = isMine ? t.giveBack : t.take
  useKeys({ [workKeys.take]: { does: takes, act: take } })
  const isResolved = chat.state === 'resolved'
  return (
    <div className={css.acts}>
      <Button busy={acting.isPending} onClick={take}>
        {takes} <kbd>{capOf('take')}</kbd>
      </Button>
      {!isResolved && <Snooze onPick={(until) => act({ does: 'snooze', until })} />}
      <Button onClick={() => act({ does: isResolved ? 'reopen' : 'resolve' })}>
        {isResolved ? t.reopen : t.resolve}
      </Button>
      {acting.isError && <Alert kind="error">{messageOf(acting.error)}</Alert>}
      {chat.state === 'snoozed' && chat.snoozed_until !== null && (
        <p className={css.wide}>{t.snoozed(dateMinute(chat.snoozed_until))}</p>
      )}
      <Tags chat={chat} act={act} />
    </div>
  )
}

function Snooze({ onPick }: { readonly onPick: (until: string) => void }) {
  const spans: readonly (readonly [string, () => Date])[] = [
    [t.snoozes.hour, () => new Date(serverNow() + hourMs)],
    [t.snoozes.tomorrow, tomorrow],
    [t.snoozes.week, () => new Date(serverNow() + 7 * 24 * hourMs - 60_000)],
  ]
  return (
    <Menu label={t.snooze} className={css.menu}>
      {(close) =>
        spans.map(([label, until]) => (
          <Button
            key={label}
            look="ghost"
            onClick={() => {
              onPick(until().toISOString())
              close()
            }}
          >
            {label}
          </Button>
        ))
      }
    </Menu>
  )
}

function tomorrow(): Date {
  const at = new Date(serverNow())
  at.setDate(at.getDate() + 1)
  at.setHours(9, 0, 0, 0)
  return at
}

type TagsProps = { readonly chat: StaffChat; readonly act: (what: ChatAct) => void }

function Tags({ chat: { tags }, act }: TagsProps) {
  const [typed, setTyped] = useState('')
  const put = (event: FormEvent) => {
    event.preventDefault()
    const tag = typed.trim()
    if (tag !== '') act({ does: 'tag', tag, is_put: true })
    setTyped('')
  }
  return (
    <div className={css.tags}>
      {tags.map((tag) => (
        <span key={tag}>
          {tag}{' '}
          <button
            type="button"
            aria-label={t.takeTag(tag)}
            onClick={() => act({ does: 'tag', tag, is_put: false })}
          >
            ×
          </button>
        </span>
      ))}
      <Form sending={[]} onSubmit={put}>
        <input
          aria-label={t.tag}
          placeholder={t.tag}
          maxLength={chatTagMost}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t.addTag}</Button>
      </Form>
    </div>
  )
}
