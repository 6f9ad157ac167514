// In French: what the server says, by code.

import type { ClientRefusalCode } from '#contract/client/refusals.ts'
import type { SuccessCode } from '#contract/client/successes.ts'
import * as promotion from './promotion-wire-words.ts'
import { refusals as tournament } from './tournament-wire-words.ts'
import * as trader from './trader-wire-words.ts'

export const refusals = {
  malformed: 'La requête n’a pas pu être lue.',
  unknown_field: 'La requête a un champ que nous ne connaissons pas : {field}.',
  invalid_input: 'Veuillez vérifier les champs marqués.',
  not_found: 'Il n’y a rien ici.',
  too_large: 'La requête est trop grande.',
  image_too_large: 'Un fichier peut faire {limit} Mo au plus.',
  image_unknown: 'Veuillez choisir une image JPEG, PNG ou WebP.',
  image_unreadable:
    'Cette image n’a pas pu être lue. Elle est peut-être endommagée : veuillez en essayer une ' +
    'autre.',
  image_too_big: 'Cette image a trop de pixels. Veuillez en choisir une plus petite.',
  pictures_waiting:
    'Vos dernières images sont encore en cours de tracé. Veuillez réessayer dans {seconds} ' +
    'secondes.',
  too_many_requests: 'Trop de requêtes. Veuillez attendre {seconds} secondes.',
  unavailable: 'Nous ne pouvons pas le faire maintenant. Veuillez réessayer.',
  signed_out: 'Veuillez vous connecter.',
  account_closed: 'Ce compte est fermé.',
  session_expired:
    'Vous n’étiez pas venu depuis un moment, vous avez donc été déconnecté. Veuillez vous ' +
    'reconnecter.',
  session_ended:
    'Cette connexion a été terminée depuis un autre de vos navigateurs. Veuillez vous reconnecter.',
  session_reused:
    'Cette connexion a été utilisée à deux endroits à la fois, nous y avons donc mis fin. ' +
    'Veuillez vous reconnecter. Si vous ne vous l’expliquez pas, choisissez un nouveau mot de ' +
    'passe.',
  password_changed:
    'Le mot de passe de ce compte a été changé ailleurs, ce qui met fin à toute autre ' +
    'connexion. Veuillez vous connecter avec le nouveau. Si ce n’était pas vous, ' +
    'choisissez-en un nouveau aussitôt.',
  email_changed:
    'L’adresse e-mail de ce compte a été changée, ce qui met fin à toute autre connexion. ' +
    'Veuillez vous connecter avec la nouvelle.',
  factor_changed:
    'Un second facteur de ce compte a été changé ailleurs, ce qui met fin à toute autre ' +
    'connexion. Veuillez vous reconnecter.',
  account_frozen:
    'Ce compte est gelé jusqu’à ce que notre équipe l’ait examiné ; l’e-mail à ce sujet dit ' +
    'pourquoi. D’ici là, vous pouvez tout consulter, annuler un retrait et exporter vos ' +
    'données. Veuillez contacter l’assistance.',
  wrong_login: 'L’adresse e-mail ou le mot de passe est incorrect.',
  wrong_password: 'Le mot de passe est incorrect.',
  email_same: 'C’est déjà votre adresse e-mail.',
  second_factor_needed: 'Veuillez montrer votre second facteur.',
  sign_in_over: 'Cette connexion a pris trop de temps. Veuillez recommencer.',
  wrong_code: 'Ce code est incorrect ou a déjà été utilisé.',
  wrong_passkey: 'Cette clé d’accès n’a pas été acceptée.',
  no_such_factor: 'Ce second facteur n’est pas configuré.',
  link_invalid: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  withdrawal_link_invalid: 'Ce lien n’annule aucun retrait.',
  withdrawal_on_its_way: 'Ce retrait est en route et ne peut plus être repris.',
  mode_unavailable: 'Aucun nouveau compte ne peut être ouvert pour le moment.',
  registration_invalid:
    'Cette inscription est terminée, ou cette étape est faite. Veuillez vous connecter.',
  document_waiting:
    'Votre document est en cours de vérification. Vous pourrez en envoyer un autre s’il est ' +
    'refusé.',
  document_approved: 'Votre document est déjà approuvé.',
  document_damaged: 'Ce document ne peut pas être ouvert. Veuillez contacter l’assistance.',
  country_not_served:
    'Nous ne prenons pas de clients qui y vivent : ce pays n’est pas sur notre liste. Rien ' +
    'n’a été enregistré. Si vous vivez ailleurs, choisissez cet autre pays ; si vous y vivez ' +
    'bien, veuillez contacter l’assistance. La démo vous reste ouverte, et vous pouvez ' +
    'retirer ce que vous avez ici.',
  profile_complete:
    'Votre profil est déjà complet. Vous pouvez le changer sous « Modifier le profil ».',
  url_too_long: 'Cette adresse est trop longue.',
  head_too_large: 'L’en-tête de la requête est trop grand.',
  request_too_slow: 'La requête a mis trop de temps à arriver.',
  origin_unknown: 'Un autre site ne peut pas ouvrir notre flux.',
  key_reused: 'Cette Idempotency-Key a servi pour un autre ordre. Envoyez une nouvelle clé.',
  key_reserved:
    'Une Idempotency-Key qui commence par ats: est pour les opérations automatiques. Envoyez ' +
    'une autre clé.',
  key_invalid: 'Une Idempotency-Key a de 1 à 255 caractères visibles.',
  factor_exists: 'C’est déjà configuré.',
  too_many_passkeys: 'Un compte peut avoir {limit} clés d’accès.',
  second_factor_missing: 'Veuillez d’abord configurer un second facteur.',
  proof_invalid: 'Veuillez confirmer une fois encore que c’est vous.',
  ticket_invalid: 'Ce ticket a été utilisé ou a expiré. Demandez-en un nouveau.',
  identity_change_empty: 'C’est déjà ce qui compte.',
  identity_change_waiting:
    'Un changement que vous avez demandé est en cours de vérification. Vous pouvez le ' +
    'reprendre et demander de nouveau.',

  no_raise_waiting: 'Cette limite n’est pas sur le point de changer.',
  break_runs_longer:
    'Votre pause actuelle court plus longtemps, jusqu’à {@until}. Elle ne peut pas être ' +
    'raccourcie.',
  self_excluded:
    'Vous vous êtes exclu du trading jusqu’à {@until}. Personne ne peut y mettre fin plus tôt.',
  cool_off:
    'Vous avez pris un temps d’arrêt du trading jusqu’à {@until}. Personne ne peut y mettre ' +
    'fin plus tôt.',
  own_stake_limit:
    'Votre propre limite de mises est de {$limit} par {=period} : il reste {$left} jusqu’à ' +
    '{@until}.',
  own_loss_limit:
    'Votre propre limite de pertes est de {$limit} par {=period}, opérations ouvertes ' +
    'comprises : il reste {$left} jusqu’à {@until}.',
  own_deposit_limit:
    'Votre propre limite de dépôts est de {$limit} par {=period} : il reste {$left} jusqu’à ' +
    '{@until}.',

  version_not_in_force:
    'La version {version} de ce texte n’est pas en vigueur. Veuillez recharger la page.',
  terms_not_accepted:
    'Nos textes juridiques ont changé. Veuillez les accepter avant d’ouvrir de nouvelles ' +
    'opérations.',
  trades_open:
    'Il y a des opérations ouvertes sur le compte live ({count}). Veuillez attendre qu’elles ' +
    'finissent.',
  balance_left: 'Il reste {$left} sur le compte live. Veuillez d’abord les retirer.',
  withdrawals_under_way:
    'Il y a des retraits en cours ({count}). Veuillez attendre qu’ils soient terminés.',

  demo_ended: 'Votre démo est terminée. Vous pouvez la relancer depuis votre portefeuille.',
  demo_running: 'Votre solde démo est déjà de 10 000 $ ou plus.',
  demo_topup_used: 'La démo peut être rechargée une fois par jour. Réessayez après {@again}.',
  email_unconfirmed: 'Veuillez confirmer votre adresse e-mail avant de trader sur le compte live.',
  live_trading_closed: 'Le trading live n’est pas ouvert sur cette installation.',
  country_closed:
    'Le pays de votre profil n’est pas sur la liste des pays dont nous prenons des clients : ' +
    'les opérations live et les dépôts vous sont fermés, le retrait est ouvert. Si vous vivez ' +
    'maintenant ailleurs, changez le pays sous « Modifier le profil ».',
  ats_stake_unclear: 'Veuillez choisir l’un des deux : un montant, ou une part du solde.',
  ats_stake_too_large: 'Une opération automatique de votre plan mise de {$least} à {$most}.',
  ats_never_trades:
    'Rien ne serait jamais traité : une mise de {$stake} est plus que votre limite de {$limit}.',
  ats_not_settled: 'Veuillez d’abord régler ce qui doit être traité.',
  ats_not_understood: 'Veuillez lire ce qui sera probablement perdu, et dire que vous l’avez fait.',
  ats_paused:
    'Notre équipe a suspendu les opérations automatiques. Veuillez réessayer quand elles ' +
    'continuent.',
  ats_plan_needed:
    'Les opérations automatiques live relèvent d’un plan. Vous pouvez en choisir un sous ' +
    '« Plans ».',
  ats_not_tried:
    'Le live attend {needed} opérations démo décidées avec les mêmes réglages. Jusqu’ici il y ' +
    'en a {decided}.',
  instrument_unknown: 'Nous ne traitons pas {symbol}.',
  instrument_closed: 'Le marché de {symbol} est fermé. Il ouvre {@opens}.',
  trading_stopped:
    'Les nouvelles opérations sur {symbol} sont arrêtées pour le moment. Les opérations ' +
    'ouvertes continuent et sont réglées comme d’habitude.',
  duration_not_offered: 'Cette durée n’est pas proposée pour {symbol} maintenant.',
  price_stale:
    'Il n’y a pas de cours frais pour {symbol} pour le moment. Veuillez attendre le prochain.',
  no_quote:
    'Aucun prix équitable ne peut être fait pour {symbol} à cette durée maintenant. ' +
    'Essayez-en une plus longue.',
  strike_rate_unknown: 'Ce taux de strike n’est pas proposé.',
  stake_too_small: 'Le plus petit montant est de {$limit}.',
  stake_too_large: 'Le plus grand montant pour {symbol} est de {$limit}.',
  plan_limit_reached:
    'Votre plan permet {limit} opérations live par jour. Le jour finit à 00:00 UTC.',
  deposit_first: 'Déposez d’abord : il n’y a pas d’argent sur votre compte live pour trader.',
  insufficient_balance: 'Votre solde est de {$available}, moins que ce montant.',
  client_payout_limit:
    'Vos opérations ouvertes sur {symbol} peuvent payer au plus {$limit} ensemble.',
  house_exposure_limit:
    'Nous ne pouvons pas prendre plus d’opérations sur {symbol} qui finissent à cette heure. ' +
    'Essayez une autre durée.',

  identity_needed:
    'Veuillez d’abord envoyer une pièce d’identité : les opérations live commencent une fois ' +
    'qu’elle est approuvée. Le retrait n’attend pas cela.',
  appropriateness_needed:
    'Veuillez d’abord répondre aux questions sur le trading live. Le retrait n’attend pas cela.',
  appropriateness_waits: 'Vous pouvez répondre de nouveau aux questions à partir de {@until}.',
  appropriateness_passed: 'Vous avez déjà réussi les questions.',
  first_day_stake:
    'Votre premier jour de trading live, une opération prend au plus {$limit}, jusqu’à {@until}.',
  first_day_trades:
    'Votre premier jour de trading live, vous pouvez passer {limit} opérations, jusqu’à {@until}.',
  deposit_demo: 'Les dépôts ne vont que sur le compte live.',
  token_scope: 'Ce jeton n’ouvre pas cet appel : il demande {scope}.',
  token_address: 'Ce jeton n’est pas accepté depuis votre adresse.',
  tokens_full: 'Vous avez {limit} jetons. Veuillez d’abord en révoquer un.',
  webhooks_full: 'Vous avez {limit} webhooks. Veuillez d’abord en retirer un.',
  webhook_url_wrong:
    'Ce doit être une adresse qui commence par https:// et que tous peuvent atteindre.',
  webhook_ended: 'Ce webhook est terminé. Veuillez en créer un nouveau.',
  token_addresses_wrong: 'L’une d’elles n’est ni une adresse ni un réseau.',
  credits_closed: 'Les crédits ne sont pas vendus sur cette installation pour le moment.',
  credits_no_pack: 'Il n’y a pas un tel lot sur la liste des prix.',
  credits_price_changed:
    'Le prix a changé entre-temps : il est maintenant de {$price}. Veuillez le regarder de ' +
    'nouveau.',
  credits_need_profile:
    'Veuillez d’abord compléter votre profil : une facture vous nomme, vous et votre pays.',
  credits_need_identity:
    'Veuillez d’abord envoyer une pièce d’identité : des crédits peuvent être achetés une ' +
    'fois qu’elle est approuvée.',
  credits_above_balance: 'Votre solde live est de {$live} ; ce lot prend {$price}.',
  credits_needed: 'Le trader automatique a besoin d’un crédit au moins. Vous avez {left}.',
  credits_not_returnable: 'Il n’y a rien de cet achat qui puisse être rendu.',
  credits_order_ended: 'Ce dépôt a déjà acheté ses crédits.',
  deposits_closed: 'Les dépôts ne sont pas ouverts sur cette installation.',
  deposit_needs_email: 'Veuillez confirmer votre adresse e-mail avant de déposer.',
  deposit_not_offered: 'Les dépôts en {currency} ne sont pas proposés pour le moment.',
  deposit_too_small: 'Le plus petit dépôt est de {$limit}.',
  deposit_too_large: 'Le plus grand dépôt est de {$limit}.',
  deposits_waiting:
    'Vous avez {limit} dépôts qui attendent un paiement. Veuillez d’abord en payer ou en ' +
    'abandonner un.',
  quote_over: 'Ce taux n’est plus tenu. Veuillez prendre le nouveau.',
  quote_invalid: 'Ce taux n’est pas un des nôtres pour ce dépôt.',
  address_integrity:
    'Votre adresse de dépôt ne peut pas être montrée en sûreté pour le moment. Veuillez ne ' +
    'rien envoyer à une adresse que vous avez d’avant ; notre équipe est informée.',
  test_coins_amount: 'Le robinet paie au plus dix unités de crypto à la fois.',
  deposit_ended: 'Ce dépôt est déjà {=status}.',
  deposit_under_way: 'Le paiement de ce dépôt a déjà été vu : il ne peut plus être abandonné.',
  charge_other: 'Ce débit a déjà été crédité à un autre dépôt.',
  cards_closed: 'Les dépôts par carte ne sont pas proposés pour le moment.',
  card_fields_wrong: 'Veuillez remplir tous les champs correctement.',
  card_token_invalid:
    'Ce que vous avez saisi pour la carte est trop vieux ou a été utilisé. Veuillez le saisir ' +
    'de nouveau.',
  cards_declined:
    'Plusieurs paiements par carte ont été déclinés. Veuillez réessayer après {@until}, ou ' +
    'déposer d’une autre façon.',
  card_number_sent:
    'Cela ressemble au numéro complet d’une carte de paiement. Nous ne prenons pas de numéros ' +
    'de carte : veuillez ne le saisir que dans les champs du prestataire de cartes.',
  webhook_forged: 'Ce message n’est pas du prestataire de cartes.',

  withdrawal_demo: 'Les retraits ne viennent que du compte live.',
  withdrawal_above_balance: 'Vous ne pouvez pas retirer plus que votre solde disponible.',
  withdrawal_too_small:
    'Le plus petit retrait par ce moyen est de {$limit} ; ses frais de {$fee} sont prélevés ' +
    'sur le montant.',
  withdrawal_too_large: 'Le plus grand retrait est de {$limit}.',
  withdrawal_day_limit:
    'Vous pouvez retirer {$limit} en 24 heures ; il reste {$left}. Avec des pièces d’identité ' +
    'approuvées, c’est {$verified}.',
  withdrawals_held:
    'Votre mot de passe, votre adresse e-mail ou votre second facteur a été changé, ou un ' +
    'retrait a été annulé depuis son e-mail : les retraits sont de nouveau possibles après ' +
    '{@until}.',
  withdrawals_waiting:
    'Vous avez {limit} retraits en cours. Veuillez attendre que l’un d’eux soit terminé.',
  destinations_full: 'Un carnet d’adresses a {limit} places.',
  step_up_required: 'Veuillez confirmer que c’est vous.',
  bank_fields_wrong: 'Veuillez remplir tous les champs correctement.',
  wallet_wrong: '{=fault}',
  wallet_is_ours: 'Ceci est une adresse de dépôt de cette plateforme : l’argent ne partirait pas.',
  withdrawal_method_closed: 'Les retraits en {=method} ne sont pas proposés pour le moment.',
  withdrawal_ended: 'Ce retrait est déjà {=status}.',

  plan_not_funded:
    'Le plan {plan} demande {$funding} de dépôts moins les retraits : il manque {$missing}. ' +
    'Rien n’est facturé pour un plan.',
  plan_chosen: 'Vous avez un plan : un plan plus élevé se demande.',
  plan_not_chosen: 'Vous n’avez pas encore de plan : veuillez d’abord en choisir un.',
  plan_not_higher: 'Seul un plan plus élevé que le vôtre peut être demandé.',
  plan_request_open: 'Vous avez demandé le plan {plan}. Une autre demande prendrait sa place.',
  plan_request_decided: 'Cette demande n’est plus ouverte (état : {=state}).',
  notice_fixed:
    'Ce qui concerne votre argent, votre identité et l’accès à votre compte est toujours annoncé ' +
    'et envoyé par e-mail.',
  push_service_unknown:
    'Des notifications push ne peuvent pas être envoyées par le service de ce navigateur.',
  push_devices_most:
    'Les notifications push vont à {most} appareils au plus. Veuillez d’abord en retirer un.',
  price_alerts_most:
    '{most} alertes de cours peuvent attendre à la fois. Veuillez d’abord en retirer une.',
  price_alert_reached: 'Le cours de {symbol} est déjà de {price}.',
  unsubscribe_key_unknown: 'Ce lien n’arrête aucun e-mail.',

  ...promotion.refusals,
  ...trader.refusals,
  ...tournament,
} as const satisfies Readonly<Record<ClientRefusalCode, string>>

export const successes = {
  signed_up: 'Veuillez consulter votre boîte aux lettres et confirmer votre adresse e-mail.',
  profile_saved: 'Votre profil est enregistré.',
  document_sent: 'Votre pièce d’identité est envoyée.',
  email_confirmed: 'Votre adresse e-mail est confirmée.',
  email_confirmed_already: 'Votre adresse e-mail est déjà confirmée.',
  link_sent: 'Nous vous avons envoyé un nouveau lien. Veuillez consulter votre boîte aux lettres.',
  reset_asked:
    'Si cette adresse est celle d’un compte, nous y avons envoyé un lien. Veuillez consulter ' +
    'votre boîte aux lettres.',
  password_changed: 'Votre mot de passe est changé.',
  email_changed: 'Votre adresse e-mail est changée.',
  email_change_asked: 'Veuillez ouvrir le lien que nous avons envoyé à la nouvelle adresse.',
  message_received: 'Votre message a été reçu. Nous répondons par e-mail.',
  transcript_sent: 'Nous l’avons envoyé à votre boîte aux lettres.',

  profile_updated: 'Votre profil est mis à jour.',
  picture_removed: 'Votre image est retirée.',
  identity_change_asked:
    'Nous avons reçu votre demande. Jusqu’à ce qu’elle soit décidée, ce qui était connu avant ' +
    'compte.',
  identity_change_taken_back: 'Repris. Rien n’a changé.',
  texts_accepted: 'Vous avez accepté les textes.',
  demo_ready: 'Votre démo est prête.',
  ats_settled: 'Vos réglages des opérations automatiques sont enregistrés.',
  ats_on: 'Les opérations automatiques sont activées.',
  ats_off: 'Les opérations automatiques sont désactivées.',
  account_closed: 'Votre compte est fermé.',
  plan_set: 'Votre plan est attribué. Rien n’a été facturé.',
  plan_requested: 'Votre demande est envoyée. Notre équipe l’examinera.',
  plan_request_taken_back: 'Votre demande est reprise.',

  authenticator_on: 'Votre application d’authentification est activée.',
  authenticator_off: 'Votre application d’authentification est désactivée.',
  authenticator_made: 'Ajoutez-le maintenant à votre application.',
  recovery_codes_made: 'Vos nouveaux codes de secours.',
  passkey_added: 'Votre clé d’accès est ajoutée.',
  passkey_renamed: 'La clé d’accès a son nouveau nom.',
  passkey_removed: 'La clé d’accès est retirée.',
  session_ended: 'Cette séance est terminée.',
  sessions_ended: 'Les autres séances sont terminées.',
  no_other_sessions: 'Il n’y avait pas d’autres séances.',
  device_forgotten: 'Ce navigateur est oublié.',

  limit_set: 'Votre limite est fixée.',
  limit_raise_waits: 'Votre limite change dans 24 heures.',
  limit_stays: 'Votre limite reste telle quelle.',
  reminder_set: 'Votre rappel est réglé.',
  reminder_off: 'Le rappel est désactivé.',
  cool_off_started: 'Votre temps d’arrêt a commencé.',
  questions_passed: 'Vous avez réussi : vous pouvez trader en live.',
  questions_failed: 'Ce n’était pas assez cette fois. Vous pouvez réessayer dans 24 heures.',
  self_excluded: 'Vous vous êtes exclu.',

  deposit_asked:
    'Votre demande de dépôt a été reçue. Il est crédité une fois que le paiement est confirmé.',
  card_deposit_asked: 'Votre demande de dépôt a été reçue.',
  deposit_given_up: 'Vous avez abandonné le dépôt.',
  token_made: 'Votre jeton. Il est montré cette seule fois.',
  token_revoked: 'Ce jeton est révoqué.',
  webhook_made: 'Votre webhook. Son secret est montré cette seule fois.',
  webhook_secret_made: 'Le nouveau secret. Il est montré cette seule fois.',
  webhook_paused: 'Ce webhook est suspendu. Ce qui se passe entre-temps attend.',
  webhook_resumed: 'On envoie de nouveau à ce webhook.',
  webhook_removed: 'Ce webhook est terminé.',
  webhook_tested: 'Un message est en route.',
  webhook_replayed: 'Ils sont renvoyés.',
  tournament_joined: 'Vous participez au tournoi.',
  tournament_left: 'Vous vous êtes désisté du tournoi.',
  tournament_rebought: 'Vous avez de nouveau les jetons du départ.',
  credits_bought: 'Les crédits sont à vous.',
  credits_ordered: 'Le dépôt achète les crédits une fois qu’il est crédité.',
  credits_order_dropped: 'Le dépôt n’achète pas de crédits : ce qui vient reste sur votre solde.',
  promotion_granted: 'C’est à vous. Ce qu’il en advient est dit ci-dessous.',
  grant_given_up: 'Vous l’avez abandonné. Rien n’a changé à votre propre argent.',
  credits_given_back: 'Les crédits sont rendus ; l’argent est sur votre solde.',
  test_coins_sent: 'Des cryptos de test sont en route.',
  withdrawal_asked: 'Votre retrait est noté ; l’argent est retenu pour lui.',
  withdrawal_cancelled: 'Votre retrait est annulé ; l’argent est de retour.',
  withdrawal_stopped: 'Le retrait est annulé ; l’argent est de retour.',
  withdrawal_code_sent: 'Un code est en route vers votre boîte aux lettres.',
  address_added: 'L’adresse est dans votre carnet.',
  address_removed: 'L’adresse est retirée.',

  ...trader.successes,
} as const satisfies Readonly<Record<SuccessCode, string>>
