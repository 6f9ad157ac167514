// The tags there are: one more, one less.

import { date } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { LineForm } from '../parts/LineForm.tsx'
import { many as t } from '../words/many.ts'
import css from './Many.module.css'
import { useAddTag, useDropTag, useTags } from './many-api.ts'

export function TagsDialog({ onClose }: { readonly onClose: () => void }) {
  const tags = useTags()
  const add = useAddTag()
  const drop = useDropTag()
  return (
    <Dialog title={t.tagsTitle} onClose={onClose}>
      {tags.data?.length === 0 && <p>{t.noTags}</p>}
      {drop.isError && <Alert kind="error">{messageOf(drop.error)}</Alert>}
      <ul className={css.rows}>
        {tags.data?.map(({ id, name, added_by, added_at }) => (
          <li key={id}>
            <span>
              <b className={css.tag}>{name}</b> <small>{t.addedBy(added_by, date(added_at))}</small>
            </span>
            <Button busy={drop.isPending} onClick={() => drop.mutate(id)}>
              {t.dropTag}
            </Button>
          </li>
        ))}
      </ul>
      <LineForm
        key={tags.data?.length}
        label={t.newTag}
        missing={t.newTagMissing}
        most={30}
        act={t.addTag}
        sending={add}
      />
    </Dialog>
  )
}
