import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map.Entry;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which documents have a value in the index's first field, in order of values. The library has none of these, and would read all documents. */
final class LookupIndex extends Index<Object> {
    private final NavigableMap<Object, Set<Object>> positions = new TreeMap<>(ValueComparator.asc());
    private final String field;

    LookupIndex(String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
        this.field = keys.get(0).getKey();
    }

    @Override
    public synchronized void add(Document document, Object position, MongoCollection<Object> collection) {
        for (Object value : valuesOf(document)) positions.computeIfAbsent(value, any -> new LinkedHashSet<>()).add(position);
    }

    @Override
    public synchronized Object remove(Document document) {
        Object position = positionOf(document);
        for (Object value : valuesOf(document)) {
            Set<Object> known = positions.get(value);
            if (known != null && known.remove(position) && known.isEmpty()) positions.remove(value);
        }
        return position;
    }

    @Override
    public synchronized void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
        if (valuesOf(before).equals(valuesOf(after))) return;
        remove(before);
        add(after, position, collection);
    }

    private static Object positionOf(Document document) {
        return Missing.ofNullable(document.get("_id"));
    }

    private List<Object> valuesOf(Document document) {
        Object value = Utils.getSubdocumentValueCollectionAware(document, field);
        List<Object> values = new ArrayList<>();
        for (Object one : value instanceof Collection ? (Collection<?>) value : List.of(Missing.ofNullable(value))) if (isPlain(one)) values.add(one);
        return values;
    }

    /** What documents without a value may match is not found here: they are in no list. */
    @Override
    public boolean canHandle(Document query) {
        if (query.size() != 1 || !query.containsKey(field)) return false;
        Object asked = query.get(field);
        if (!(asked instanceof Document) || BsonRegularExpression.isRegularExpression(asked)) return isPlain(asked);
        return ((Document) asked).size() == 1 && ((Document) asked).entrySet().stream().allMatch(LookupIndex::isSought);
    }

    private static boolean isSought(Entry<String, Object> condition) {
        switch (condition.getKey()) {
            case "$in":
                return ((Collection<?>) condition.getValue()).stream().allMatch(LookupIndex::isPlain);
            case "$eq": case "$gt": case "$gte": case "$lt": case "$lte":
                return isPlain(condition.getValue());
            default:
                return false;
        }
    }

    private static boolean isPlain(Object value) {
        return value instanceof String || value instanceof Number || value instanceof Boolean;
    }

    @Override
    public synchronized Iterable<Object> getPositions(Document query) {
        Object asked = query.get(field);
        Set<Object> found = new LinkedHashSet<>();
        for (Set<Object> some : asked instanceof Document ? sought(((Document) asked).entrySet().iterator().next()) : sought(asked)) found.addAll(some);
        return found;
    }

    private Collection<Set<Object>> sought(Object value) {
        Set<Object> found = positions.get(value);
        return found == null ? List.of() : List.of(found);
    }

    private Collection<Set<Object>> sought(Entry<String, Object> condition) {
        Object value = condition.getValue();
        switch (condition.getKey()) {
            case "$gt": return positions.tailMap(value, false).values();
            case "$gte": return positions.tailMap(value, true).values();
            case "$lt": return positions.headMap(value, false).values();
            case "$lte": return positions.headMap(value, true).values();
            case "$eq": return sought(value);
            default:
                List<Set<Object>> found = new ArrayList<>();
                for (Object one : (Collection<?>) value) found.addAll(sought(one));
                return found;
        }
    }

    @Override
    public Object getPosition(Document document) {
        return null;
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Object> collection) {}

    @Override
    public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {}

    @Override
    public long getCount() {
        return positions.size();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }

    @Override
    public void drop() {}
}
