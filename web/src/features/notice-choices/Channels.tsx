// A row for each topic, and what of it comes by which channel. What is always told cannot be turned
// off, and says so.

import type { NoticeChoices } from '#contract/client/notice-choices.ts'
import { type NoticeTopic, noticeChannels, noticeTopics } from '#contract/shared/notice-topics.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './NoticeChoices.module.css'

const words = t.noticeChoices

type Props = {
  readonly choices: NoticeChoices
  readonly onChange: (part: Partial<NoticeChoices>) => void
}

export function Channels({ choices: { topics }, onChange }: Props) {
  return (
    <section className={panelClass} aria-labelledby="channels">
      <h2 id="channels">{words.channels}</h2>
      <p className={css.note}>{words.always}</p>
      {noticeTopics.map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          chosen={topics[topic]}
          onChange={(chosen) => onChange({ topics: { ...topics, [topic]: chosen } })}
        />
      ))}
    </section>
  )
}

type Chosen = NoticeChoices['topics'][NoticeTopic]
type TopicProps = {
  readonly topic: NoticeTopic
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

function Topic({ topic, chosen, onChange }: TopicProps) {
  const { title, what } = words.topics[topic]
  const offered = noticeChannels[topic]
  return (
    <fieldset className={css.topic}>
      <legend>{title}</legend>
      <p className={css.note}>{what}</p>
      <div className={css.ways}>
        {(['bell', 'push'] as const).map((channel) => (
          <label key={channel} className={css.way}>
            <input
              type="checkbox"
              checked={chosen[channel] === 'on'}
              disabled={offered[channel].length === 1}
              onChange={({ target }) =>
                onChange({ ...chosen, [channel]: target.checked ? 'on' : 'off' })
              }
            />
            {words.by[channel]}
          </label>
        ))}
        {offered.mail.length > 1 ? (
          <label className={css.way}>
            {words.by.mail}
            <select
              value={chosen.mail}
              onChange={({ target }) =>
                onChange({ ...chosen, mail: target.value as Chosen['mail'] })
              }
            >
              {(['now', 'digest', 'off'] as const).map((mail) => (
                <option key={mail} value={mail}>
                  {words.mails[mail]}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <small className={css.note}>
            {offered.mail[0] === 'now' ? words.mailed : words.mailedLater}
          </small>
        )}
      </div>
    </fieldset>
  )
}
