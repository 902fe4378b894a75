/**
 * The address of the page a request is about, as it stands in a browser. A page that is opened without a load asks for its data
 * under `.data`, and names the routes it wants (React Router hands its loaders the request as it came).
 */
export function pageAddress(request: Request): { readonly pathname: string; readonly search: string } {
  const url = new URL(request.url);
  const pathname = url.pathname
    .replace(/^\/_root\.data$/, "/")
    .replace(/\/_\.data$/, "/")
    .replace(/\.data$/, "");
  const query = url.searchParams;
  // Untouched as long as nothing is taken away: the same characters, not only the same meaning.
  if (!query.has("_routes") && !query.has("index", "")) return { pathname, search: url.search };
  query.delete("_routes");
  query.delete("index", "");
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}
