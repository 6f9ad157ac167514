// A page's name as a link, in the menus and the footer.

import { SiteLink } from '../lib/site/SiteLink.tsx'
import type { MenuPage } from './menu.ts'

type Props = { readonly page: MenuPage; readonly className?: string | undefined }

export function MenuLink({ page, className }: Props) {
  return (
    <SiteLink to={page.to} className={className} data-claim={page.claim}>
      {page.label}
    </SiteLink>
  )
}
