/** How long a signed address is good for (decisions §6, "short-lived"). */
export const addressLifeSeconds = 300;
