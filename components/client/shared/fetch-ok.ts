/** Fetches a file of the site. @throws Error that names its address and the status, if the server doesn't have it. */
export async function fetchOk(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (response.status !== 200) throw new Error(`${address} returned status ${response.status}.`);
  return response;
}
