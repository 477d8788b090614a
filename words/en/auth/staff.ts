/** The people who run the shop: their page, and the invitation to them. */
export const authStaff = {
  'auth.staff.title': 'Shop staff',
  'auth.staff.summary': 'The people who run the shop. Each signs in with a second factor.',
  'auth.staff.people': 'People',
  'auth.staff.invite': 'Invite',
  'auth.staff.invited': 'Invited',
  'auth.staff.roles': 'What each role may do',
  'auth.staff.role.owner': 'Owner',
  'auth.staff.role.owner.may': 'Everything, including staff and settings',
  'auth.staff.role.support': 'Support',
  'auth.staff.role.support.may': 'Orders, requests, messages, reviews and accounts',
  'auth.staff.role.finance': 'Finance',
  'auth.staff.role.finance.may': 'Rates, fees, payouts and bank disputes',
  'auth.staff.role.catalogue': 'Catalogue',
  'auth.staff.role.catalogue.may': 'Categories and products',
  'auth.staff.role.read-only': 'Read only',
  'auth.staff.role.read-only.may': 'Can view but not change anything',
  // Beside one's own name.
  'auth.staff.you': 'You',
  'auth.staff.no-second-factor': 'No second factor',
  // A role that is not in force until its person has a second factor again.
  'auth.staff.suspended': 'Suspended: no second factor',
  'auth.staff.since': 'Since <day></day>',
  'auth.staff.invited-by': 'invited by {email}',
  'auth.staff.role-of': 'Role of {name}',
  'auth.staff.last-owner': 'The shop needs an owner. Make someone else an owner first.',
  'auth.staff.change.title':
    'Change the role of {name} to {role, select, owner {Owner} support {Support} finance {Finance} catalogue {Catalogue} other {Read only}}?',
  'auth.staff.change.confirm': 'Change role',
  'auth.staff.changed':
    'The role of {name} is now {role, select, owner {Owner} support {Support} finance {Finance} catalogue {Catalogue} other {Read only}}.',
  'auth.staff.remove': 'Remove {name}',
  'auth.staff.remove.title': 'Remove {name} from the staff?',
  'auth.staff.remove.text':
    'They lose their role at once. Their account stays. Invitations that they sent are revoked.',
  'auth.staff.remove.confirm': 'Remove',
  'auth.staff.removed': '{name} was removed from the staff.',
  'auth.staff.invite.title': 'Invite to the staff',
  'auth.staff.invite.text':
    'We will email a link that works for 48 hours. They need two-step sign-in or a passkey to accept it.',
  'auth.staff.invite.role': 'What will they do?',
  'auth.staff.invite.send': 'Send invitation',
  'auth.staff.invite.sent': 'Invitation sent to {email}.',
  'auth.staff.invite-again.title': 'Send the invitation to {email} again?',
  'auth.staff.send-again': 'Send again',
  'auth.staff.revoke': 'Revoke',
  'auth.staff.revoked': 'Invitation to {email} revoked.',
  'auth.staff.invitation-over': 'Expired',
  'auth.staff.good-until': 'Valid until <time></time>',
  'auth.staff.invitation.title': 'Join the staff of {shop}',
  'auth.staff.invitation.text': '<strong>{person}</strong> invites you to help run <strong>{shop}</strong>.',
  'auth.staff.invitation.for-other':
    'The invitation is for <strong>{invited}</strong>. You are signed in as <address>{email}</address>.',
  'auth.staff.invitation.second-factor':
    'Turn on two-step sign-in below first, or <link>add a passkey</link>. If you leave this page, open the link in the email again afterwards.',
  'auth.staff.invitation.join': 'Join the staff',
  'auth.staff.invitation.until': 'Valid until <time></time>.',
  'auth.staff.invitation.ended.text':
    'It was accepted or revoked, or is older than 48 hours. Ask the person who invited you to send it again.',
  'auth.staff.invitation.joined': 'Welcome to the staff of {shop}.',
  'auth.staff.invitation.page': 'Invitation to the staff',
} as const
