// The tags that are on a client, to be taken off, and one more to put on.

import { date } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { StaffClient } from '#contract/staff/clients.ts'
import { notes as t } from '../words/notes.ts'
import css from './Many.module.css'
import { useTags } from './many-api.ts'
import { useClientTags, useMark } from './notes-api.ts'

export function TagsLine({ client: { id, bars } }: { readonly client: StaffClient }) {
  const all = useTags().data ?? []
  const taggings = useClientTags(id).data ?? []
  const mark = useMark(id)
  const on = taggings.filter(({ taken_at }) => taken_at === null)
  const others = all.filter((tag) => !on.some((one) => one.id === tag.id))
  const mayTag = bars.tag === null
  return (
    <span className={css.tags}>
      {on.map(({ id: tag, name, put_by, put_at }) => (
        <span key={tag} className={css.mark}>
          <span className={css.tag} title={t.putBy(put_by, date(put_at))}>
            {name}
          </span>
          {mayTag && (
            <button
              type="button"
              aria-label={t.takeOff(name)}
              onClick={() => mark.mutate({ tag, is_on: false })}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {mayTag && others.length > 0 && (
        <select
          aria-label={t.putOn}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') mark.mutate({ tag: target.value, is_on: true })
          }}
        >
          <option value="">{t.pick}</option>
          {others.map(({ id: tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
      {mark.isError && <span role="alert">{messageOf(mark.error)}</span>}
    </span>
  )
}
