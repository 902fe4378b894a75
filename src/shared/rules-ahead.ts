/** Until scripts are alive a link is a plain link: browsers that know such rules fetch the page a visitor is about to follow. */
export const RULES_AHEAD = '{"prefetch":[{"where":{"selector_matches":"a.card-link"},"eagerness":"moderate"}]}';
