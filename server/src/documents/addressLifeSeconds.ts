/** How long a signed address is good for: a form is filled and a link followed at once (decisions §6, "short-lived"). */
export const addressLifeSeconds = 300;
