package sqlite

import (
	"fmt"
	"strings"

	"github.com/FerretDB/FerretDB/internal/backends/sqlite/metadata"
	"github.com/FerretDB/FerretDB/internal/handler/sjson"
	"github.com/FerretDB/FerretDB/internal/types"
	"github.com/FerretDB/FerretDB/internal/util/must"
)

// whereID has SQLite look for ids by their index, whatever else the filter asks: one id, or a list of them. The rest of the filter is
// applied to what is found, as always. By itself FerretDB 1 does so for a filter of one id alone, and otherwise reads every document of
// the collection: each write that is filtered by id and version would cost as much as there are documents. (The column is named as in the
// index of ids; see patch-ferretdb.ts.)
func whereID(filter *types.Document) (string, []any) {
	v, _ := filter.Get("_id")
	var ids []any
	switch v := v.(type) {
	case string, types.ObjectID:
		ids = []any{v}
	case *types.Document:
		list, _ := v.Get("$in")
		if list, isArray := list.(*types.Array); isArray {
			for i := range list.Len() {
				id, isText := must.NotFail(list.Get(i)).(string)
				if !isText {
					return "", nil
				}
				ids = append(ids, id)
			}
		}
	}
	if len(ids) == 0 || len(ids) > 1_000 {
		return "", nil
	}
	args := make([]any, len(ids))
	for i, id := range ids {
		args[i] = string(must.NotFail(sjson.MarshalSingleValue(id)))
	}
	return fmt.Sprintf(` WHERE %s IN (?%s)`, metadata.IDColumn, strings.Repeat(", ?", len(ids)-1)), args
}
