// The bell in the header: how many notices are unread, and the list of all. Opening it counts as
// reading.

import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { useClosing } from '#browser/panels/use-closing.ts'
import type { NoticeView } from '#contract/client/notices.ts'
import { type NoticeSubject, subjectOf } from '#contract/shared/notice-kinds.ts'
import { type Place, pathOf } from '#contract/shared/ways.ts'
import { Button } from '#ui/Button.tsx'
import { FailedState, Skeleton } from '#ui/States.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { reasonInWords } from '../../lib/panels/reason-in-words.ts'
import css from './Bell.module.css'
import { LatestResults } from './LatestResults.tsx'
import { useMarkRead, useNoticeEvents, useNotices } from './use-notices.ts'

export default function Bell() {
  const list = useNotices()
  const markRead = useMarkRead()
  const [isOpen, setOpen] = useState(false)
  const box = useClosing()
  useNoticeEvents()
  const newest = list.data?.pages[0]
  const unread = newest?.unread ?? 0
  const upTo = newest?.notices[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what was read
  useEffect(() => {
    // What could not be marked stays unread: the next look marks it.
    if (isOpen && upTo !== undefined && unread > 0) markRead(upTo).catch(() => {})
  }, [isOpen, upTo, unread])
  return (
    <details
      ref={box}
      className={css.bell}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="sr">{t.notices.bell(unread)}</span>
        <BellSign />
        {unread > 0 && (
          <b className={css.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </b>
        )}
      </summary>
      {isOpen && <Panel list={list} />}
    </details>
  )
}

function Panel({ list }: { list: ReturnType<typeof useNotices> }) {
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? []
  const fresh = useFresh(notices)
  return (
    <section className={css.panel} aria-label={t.notices.title}>
      <header className={css.head}>
        <h2>{t.notices.title}</h2>
        <p>{t.notices.utc}</p>
      </header>
      <LatestResults />
      {list.isPending && <Skeleton lines={4} label={t.shell.loading} />}
      {list.isLoadingError && (
        <FailedState
          message={messageOf(list.error)}
          retryLabel={t.shell.retry}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isSuccess && notices.length === 0 && <p className={css.empty}>{t.notices.empty}</p>}
      <ul>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} isNew={fresh.has(notice.id)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={css.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t.notices.more}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What was unread when it was first seen here: it is marked for as long as the list is open. */
function useFresh(notices: readonly NoticeView[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const more = notices.filter(({ id, read }) => !read && !fresh.has(id))
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return fresh
}

type Shown = { readonly notice: NoticeView; readonly isNew: boolean }

function Notice({ notice: { kind, details, at }, isNew }: Shown) {
  const place = placeOf(kind)
  const text = t.notices.textOf(kind, { ...details, reason: reasonOf(details) })
  return (
    <li className={css.notice}>
      {place ? <Link to={pathOf({ to: place })}>{text}</Link> : <p>{text}</p>}
      <small>
        {isNew && <b className={css.new}>{t.notices.unread}</b>}
        <time dateTime={at}>{format.dateTime(at)}</time>
      </small>
    </li>
  )
}

/** As the system says it here, or as somebody wrote it. */
function reasonOf({ reason = null, reason_code: code = null }: NoticeView['details']) {
  return reasonInWords(typeof code === 'string' ? code : null) ?? reason
}

/** Where to see more about it: the link takes the account along. */
const places: Readonly<Record<NoticeSubject, Place | null>> = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  destinations: 'withdrawing',
  balance: 'statement',
  credits: 'credits',
  plan: 'plan',
  identity: 'identity',
  account: null,
  automation: 'automation',
  api: 'webhooks',
  trader: 'trader',
  prices: 'notices',
  chat: null,
  tournament: 'tournaments',
}

function placeOf(kind: string): Place | null {
  const subject = subjectOf(kind)
  return subject === undefined ? null : places[subject]
}

function BellSign() {
  return (
    <svg className={css.sign} viewBox="0 0 18 18" aria-hidden="true">
      <path d="M4.500 12.500V8a4.500 4.500 0 0 1 9 0v4.500l1.500 1H3zM7.500 15.500h3M9 2v1.500" />
    </svg>
  )
}
